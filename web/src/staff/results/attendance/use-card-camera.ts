import jsQR from "jsqr";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** How often a picture of the camera is read, in milliseconds. */
const readEveryMs = 250;

/** Pictures are read at this width: enough for a printed code, and fast on a cheap phone. */
const readWidth = 640;

interface Camera {
  /** Why the camera shows nothing; null while it does, or may. */
  readonly problem: string | null;
}

/** Shows the camera in `video` while `isOn`, and passes on every QR code that it sees. */
export const useCardCamera = (
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (text: string) => void,
): Camera => {
  const [problem, setProblem] = useState<string | null>(null);
  const pass = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    const canvas = document.createElement("canvas");
    const timer = setInterval(() => {
      const text = video.current && readCode(video.current, canvas);
      if (text) pass(text);
    }, readEveryMs);
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver) return end();
      setProblem(null);
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
    };
    start().catch(() => {
      if (!isOver) setProblem("The camera could not be opened. Allow it, or type the code.");
    });
    return () => {
      isOver = true;
      clearInterval(timer);
      end();
    };
  }, [isOn, video]);
  return { problem };
};

/** The text of a QR code in the picture that the video shows now; undefined if there is none. */
const readCode = (video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined => {
  if (video.videoWidth === 0) return undefined;
  const width = Math.min(readWidth, video.videoWidth);
  const height = Math.round((video.videoHeight * width) / video.videoWidth);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(data, width, height)?.data;
};
