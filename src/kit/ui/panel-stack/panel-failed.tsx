import { useTexts } from "#kit/web/texts.ts";
import { ErrorState } from "../state/error-state.tsx";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { PanelFrame } from "./panel-frame.tsx";

interface Given {
	readonly title: string;
	readonly onRetry: () => void;
}

/** In place of a panel that could not be loaded or broke. */
export function PanelFailed({ title, onRetry }: Given) {
	const t = useTexts(german, english);
	return (
		<PanelFrame title={title}>
			<ErrorState text={t.panel.failed} onRetry={onRetry} />
		</PanelFrame>
	);
}
