import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { logHistoryParams } from "../contract.ts";
import { texts } from "../text.ts";
import { LogPage } from "./log-page.tsx";
import { useLogWords } from "./log-words.ts";
import "./log-history.css";

type Given = PanelProps<typeof logHistoryParams>;

/** Who changed an entry, when, and what. */
export default function LogHistoryPanel({ entity, entityId }: Given) {
	const t = useTexts(texts);
	return (
		<PanelFrame title={t.title} sub={useLogWords(entity).title}>
			<LogPage entity={entity} entityId={entityId} />
		</PanelFrame>
	);
}
