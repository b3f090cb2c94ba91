import { useTexts } from "#kit/web/texts.ts";
import { PanelFrame } from "../panel-stack/panel-frame.tsx";
import { EmptyState } from "../state/empty-state.tsx";
import { texts } from "./text.ts";

/** In place of a picker that nobody waits for any more, until it has closed. */
export function GonePanel({ title }: { readonly title: string }) {
	const t = useTexts(texts);
	return (
		<PanelFrame title={title}>
			<EmptyState text={t.gone} />
		</PanelFrame>
	);
}
