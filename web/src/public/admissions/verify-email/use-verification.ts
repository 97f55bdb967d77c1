import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { VerifyEmailDocument } from "../../../gql/public-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { verificationTexts as labels } from "./verification-texts.ts";

export type Verification =
  | { readonly state: "verifying" | "verified" | "unknown" }
  /** The link is invalid, but a new one will work. `used`: it has worked before. */
  | { readonly state: "refused"; readonly message: string; readonly used: boolean }
  | { readonly state: "failed"; readonly message: string };

const linkProblems: ReadonlySet<string> = new Set(["LINK_USED", "LINK_EXPIRED", "LINK_UNKNOWN"]);

/** Verifies the token once, because it is single-use. React may run the effect twice. */
export const useVerification = (applicationNo: string, token: string) => {
  const [verify] = useMutation(VerifyEmailDocument);
  const [result, setResult] = useState<Verification>({ state: "verifying" });
  const asked = useRef<string | null>(null);

  const ask = async (): Promise<Verification> => {
    try {
      const { data } = await verify({ variables: { input: { applicationNo, token } } });
      const answer = data?.verifyEmail;
      if (answer?.__typename === "EmailVerified") return { state: "verified" };
      if (answer?.code === "UNKNOWN_APPLICATION") return { state: "unknown" };
      const message = answer?.message || labels.failed;
      if (!linkProblems.has(answer?.code ?? "")) return { state: "failed", message };
      return { state: "refused", message, used: answer?.code === "LINK_USED" };
    } catch (error) {
      const { code, message } = failureOf(error);
      return { state: "failed", message: code === "NETWORK" ? labels.network : message };
    }
  };
  const start = () => {
    setResult({ state: "verifying" });
    void ask().then(setResult);
  };
  const startOnce = useEffectEvent((link: string) => {
    if (asked.current === link) return;
    asked.current = link;
    start();
  });
  useEffect(() => startOnce(`${applicationNo} ${token}`), [applicationNo, token]);
  return { result, retry: start };
};
