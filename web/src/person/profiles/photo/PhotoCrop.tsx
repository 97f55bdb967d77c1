import { type PointerEvent, useRef } from "react";
import { Field } from "../../../ui/Field.tsx";
import { profileFormTexts } from "../form/profile-form-texts.ts";
import { profileTexts } from "../profile-texts.ts";
import { type Crop, canPan, croppedArea, dragCrop, maxZoom, passportSize } from "./crop.ts";
import styles from "./Photo.module.css";
import type { Size } from "./picture.ts";

const labels = profileFormTexts.crop;

interface CropProps {
  readonly url: string;
  /** The pixel size of the picture at `url`. */
  readonly size: Size;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** The picture behind a passport-shaped frame. It can be dragged. */
export const CropFrame = ({ url, size, crop, onChange, name }: CropProps & { name: string }) => {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const part = croppedArea(size, crop);
  const scale = passportSize.width / part.width;
  const start = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!last.current) return;
    const right = event.clientX - last.current.x;
    const down = event.clientY - last.current.y;
    last.current = { x: event.clientX, y: event.clientY };
    onChange(dragCrop(size, crop, right, down));
  };
  const end = () => {
    last.current = null;
  };
  return (
    <div
      className={styles.frame}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img
        src={url}
        alt={profileTexts.photo(name)}
        draggable={false}
        style={{
          width: size.width * scale,
          height: size.height * scale,
          transform: `translate(${-part.x * scale}px, ${-part.y * scale}px)`,
        }}
      />
    </div>
  );
};

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, onChange, ...range }: SliderProps) => (
  <Field label={label}>
    {({ id }) => (
      <input
        {...range}
        id={id}
        className={styles.slider}
        type="range"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    )}
  </Field>
);

/** The same with sliders, for touch and keyboard. */
export const CropSliders = ({ size, crop, onChange }: Omit<CropProps, "url">) => {
  const movable = canPan(size, crop);
  const place = { min: 0, max: 1, step: 0.02 };
  return (
    <div className={styles.sliders}>
      <p className={styles.cropHint}>{labels.hint}</p>
      <Slider
        label={labels.zoom}
        value={crop.zoom}
        min={1}
        max={maxZoom}
        step={0.05}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label={labels.x}
        value={crop.x}
        {...place}
        disabled={!movable.x}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <Slider
        label={labels.y}
        value={crop.y}
        {...place}
        disabled={!movable.y}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </div>
  );
};
