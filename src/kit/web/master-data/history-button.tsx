import { IconHistory } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "../texts.ts";
import { logHistoryOpener } from "./open-log-history.ts";
import { texts } from "./text.ts";

interface Given {
	/** As the audit names it. */
	readonly entity: string;
	/** Of the entry, or of the person whose entries of this kind are meant. */
	readonly entityId: string;
	/** Tells several apart in one list. */
	readonly of?: string;
}

/** Leads to the trace of changes; nothing where the person may not see it. */
export function HistoryButton({ entity, entityId, of }: Given) {
	const { history } = useTexts(texts);
	const open = logHistoryOpener(entity, entityId);
	if (open === undefined) return null;
	return (
		<IconButton
			icon={IconHistory}
			label={of === undefined ? history : `${history}: ${of}`}
			onClick={open}
		/>
	);
}
