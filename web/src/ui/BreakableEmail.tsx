/** Lets a long email wrap before its `@`. */
export const BreakableEmail = ({ text }: { text: string }) => {
  const at = text.indexOf("@");
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};
