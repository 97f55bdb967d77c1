import { Slider } from "antd";
import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { profileTexts } from "../profile-texts.ts";
import styles from "./Photo.module.css";
import { type Area, passportSize } from "./picture.ts";

/** In pixels of the frame. */
const keyboardStep = 5;

interface PhotoCropProps {
  readonly url: string;
  /** The part of the picture to begin with. */
  readonly area: Area;
  /** The person's name, for the alternative text. */
  readonly name: string;
  readonly onChange: (area: Area) => void;
}

/** The picture behind a passport-shaped frame. It is moved by dragging or with the arrow keys, and zoomed by a slider. */
const PhotoCrop = ({ url, area, name, onChange }: PhotoCropProps) => {
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [initial] = useState(area);
  return (
    <div className={styles.cropping}>
      <div className={styles.frame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          cropSize={passportSize}
          objectFit="cover"
          showGrid={false}
          // The page scrolls also while the pointer is over the photo.
          zoomWithScroll={false}
          keyboardStep={keyboardStep}
          initialCroppedAreaPixels={initial}
          // The content security policy forbids style elements.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.area ?? "" }}
          mediaProps={{ alt: profileTexts.photo(name) }}
          cropperProps={{
            role: "application",
            "aria-label": "Photo in the frame: the arrow keys move it",
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onChange(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <p>Drag the photo, or move it with the arrow keys, until your face fills the frame.</p>
        <span id={zoomId}>Zoom</span>
        <Slider
          ariaLabelledByForHandle={zoomId}
          min={1}
          max={3}
          step={0.05}
          tooltip={{ formatter: null }}
          value={zoom}
          onChange={setZoom}
        />
      </div>
    </div>
  );
};

export default PhotoCrop;
