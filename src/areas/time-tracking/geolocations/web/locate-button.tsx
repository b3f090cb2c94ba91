import { Button } from "@mantine/core";
import { IconCurrentLocation, IconExternalLink } from "@tabler/icons-react";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useLocating } from "./use-locating.ts";
import "./geolocations.css";

const zoom = 17;

interface Given {
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly onTake: (latitude: number, longitude: number) => void;
}

/** Takes over where this device is, and shows the point on a map elsewhere. No map is loaded here. */
export function LocateButton({ latitude, longitude, onTake }: Given) {
	const t = useTexts(texts).locating;
	const { locating, start, cancel } = useLocating(onTake);
	const isWaiting = locating.state === "waiting";
	return (
		<div className="locate">
			<div className="locate-row">
				<PictureButton
					icon={IconCurrentLocation}
					label={t.take}
					loading={isWaiting}
					onClick={() => void start()}
				/>
				{isWaiting && (
					<Button variant="subtle" onClick={cancel}>
						{t.cancel}
					</Button>
				)}
				{latitude !== null && longitude !== null && !isWaiting && (
					<a
						className="locate-map"
						href={mapAddress(latitude, longitude)}
						target="_blank"
						rel="noreferrer"
					>
						{t.map}
						<IconExternalLink size={14} stroke={1.8} aria-hidden />
					</a>
				)}
			</div>
			<LocateState locating={locating} />
		</div>
	);
}

/** Shows a point on OpenStreetMap; only who follows the link asks anything of it. */
function mapAddress(latitude: number, longitude: number): string {
	const at = `${latitude}/${longitude}`;
	const point = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
	return `https://www.openstreetmap.org/?${point}#map=${zoom}/${at}`;
}

function LocateState({ locating }: Pick<ReturnType<typeof useLocating>, "locating">) {
	const t = useTexts(texts).locating;
	const format = useFormat();
	if (locating.state === "failed") {
		return (
			<p className="locate-failure" role="alert">
				{t[locating.why]}
			</p>
		);
	}
	const isTaken = locating.state === "taken";
	return (
		<p role="status">
			{isTaken && t.taken(format.number(locating.accuracy, 0))}
			{locating.state === "waiting" && t.waiting}
		</p>
	);
}
