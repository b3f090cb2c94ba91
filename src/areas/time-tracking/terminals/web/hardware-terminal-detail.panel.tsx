import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, terminals } from "../contract.ts";
import { texts } from "../text.ts";
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
	const { detail, master } = useTexts(texts);
	useLiveTopic(terminals.topic, () => void renew(contract.getTerminal));
	return (
		<AnswerPanel title={master.one} endpoint={contract.getTerminal} input={{ id }} words={detail}>
			{(terminal) => <TerminalForm terminal={terminal} close={close} />}
		</AnswerPanel>
	);
}
