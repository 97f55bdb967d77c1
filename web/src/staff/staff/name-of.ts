export const nameOf = ({
  surname,
  firstName,
}: {
  readonly surname: string;
  readonly firstName: string;
}): string => `${surname} ${firstName}`;
