import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { GeolocationForm } from "./geolocation-form.tsx";

/** One place: where it is, how far around it counts, and for whom. */
export default function GeolocationsEditPanel({ id, close }: PanelProps<typeof masterEditParams>) {
	return id === undefined ? (
		<GeolocationForm place={undefined} close={close} />
	) : (
		<Loaded id={id} close={close} />
	);
}

interface Given {
	readonly id: string;
	readonly close: () => void;
}

function Loaded({ id, close }: Given) {
	const { form, master } = useTexts(texts);
	return (
		<AnswerPanel title={master.edit} endpoint={contract.getGeolocation} input={{ id }} words={form}>
			{(place) => <GeolocationForm place={place} close={close} />}
		</AnswerPanel>
	);
}
