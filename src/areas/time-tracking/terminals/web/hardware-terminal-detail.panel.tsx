import type { masterEditParams } from "../../../../kit/contract/master-data/master-params.ts";
import type { PanelProps } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { contract, terminals } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { TerminalForm } from "./terminal-form.tsx";

/** A terminal: name and site, pairing, and which tokens its people hold. */
export default function HardwareTerminalDetailPanel({
	id,
	close,
}: PanelProps<typeof masterEditParams>) {
	return id === undefined ? (
		<TerminalForm terminal={undefined} close={close} />
	) : (
		<Loaded id={id} close={close} />
	);
}

interface Given {
	readonly id: string;
	readonly close: () => void;
}

function Loaded({ id, close }: Given) {
	const { detail: t, master } = useTexts(german, english);
	const { data, error, isPending, refetch } = useApi(contract.getTerminal, {
		id,
	});
	useLiveTopic(terminals.topic, () => void renew(contract.getTerminal));
	if (isPending) return <PanelFrame title={master.one} isLoading />;
	if (data !== undefined) return <TerminalForm terminal={data} close={close} />;
	return (
		<PanelFrame title={master.one}>
			{isApiError(error, "NOT_FOUND") ? (
				<EmptyState text={t.gone} />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
