/** What an examination card says. */
export interface ExamCardClaims {
  /** `COHT/2025/001` */
  readonly matricNumber: string;
  readonly semesterId: number;
  readonly issuedAt: Date;
  readonly courseIds: readonly number[];
}

/** An Ed25519 signature in base64url: always as long, so that nothing has to separate it from what it signs. */
const signatureLength = 86;

/** The signature of a card's code, and what it signs, both in base64url. */
export const partsOfCode = (code: string) => ({
  signature: code.slice(0, signatureLength),
  content: code.slice(signatureLength),
});

type Signed = readonly [
  matricNumber: string,
  semesterId: number,
  seconds: number,
  courseIds: readonly number[],
];

/** What is signed: as short as may be, because a QR code has to hold it. */
export const writeClaims = (claims: ExamCardClaims): string => {
  const seconds = Math.floor(claims.issuedAt.getTime() / 1_000);
  const signed: Signed = [claims.matricNumber, claims.semesterId, seconds, claims.courseIds];
  return JSON.stringify(signed);
};

/** Reads what was signed. Only for a text whose signature is the college's, which signs nothing else with its key. */
export const readClaims = (text: string): ExamCardClaims => {
  const [matricNumber, semesterId, seconds, courseIds] = JSON.parse(text) as Signed;
  return { matricNumber, semesterId, issuedAt: new Date(seconds * 1_000), courseIds };
};

/** Finds the code in what a scanner read: the address that the QR code has, or the code alone. */
export const codeIn = (scanned: string): string | undefined =>
  /(?:^|\/exam-card\/)([A-Za-z0-9_-]{90,600})$/.exec(scanned.trim())?.[1];
