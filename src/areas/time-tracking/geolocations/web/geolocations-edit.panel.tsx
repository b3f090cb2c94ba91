import type { masterEditParams } from "../../../../kit/contract/master-data/master-params.ts";
import type { PanelProps } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { GeolocationForm } from "./geolocation-form.tsx";

/** One place: where it is, how far around it counts, and for whom. */
export default function GeolocationsEditPanel({
	id,
	close,
}: PanelProps<typeof masterEditParams>) {
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
	const { form: t, master } = useTexts(german, english);
	const { data, error, isPending, refetch } = useApi(contract.getGeolocation, {
		id,
	});
	if (isPending) return <PanelFrame title={master.edit} isLoading />;
	if (data !== undefined) return <GeolocationForm place={data} close={close} />;
	return (
		<PanelFrame title={master.edit}>
			{isApiError(error, "NOT_FOUND") ? (
				<EmptyState text={t.gone} />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
