import { useTexts } from "#kit/web/texts.ts";
import { ErrorState } from "../state/error-state.tsx";
import { texts } from "../text.ts";
import { PanelFrame } from "./panel-frame.tsx";

interface Given {
	readonly title: string;
	readonly onRetry: () => void;
}

/** In place of a panel that could not be loaded or broke. */
export function PanelFailed({ title, onRetry }: Given) {
	const t = useTexts(texts);
	return (
		<PanelFrame title={title}>
			<ErrorState text={t.panel.failed} onRetry={onRetry} />
		</PanelFrame>
	);
}
