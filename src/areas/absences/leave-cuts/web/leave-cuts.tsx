import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PersonEditor, PersonList } from "#kit/web/person-record/person-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { leaveCutsList } from "./panels.ts";
import { leaveCutScreens } from "./screens.tsx";

/** Of a person's panel: what was declared to shorten her leave. */
export function LeaveCutsLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).cut;
	const { data } = useApi(contract.listLeaveCuts, { userId });
	const kinds = data?.items.map(({ kind }) => t.options.kind[kind]);
	const run = () => openPanel(leaveCutsList, { userId }, { stack: "sub" });
	return <LinkRow title={t.many} value={kinds && (kinds.join(", ") || t.no)} run={run} />;
}

/** What shortens a person's leave by declaration. */
export function LeaveCutsList({ userId }: { readonly userId: string }) {
	return <PersonList screens={leaveCutScreens} userId={userId} />;
}

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly leaveCutId?: string;
	readonly close: () => void;
}

/** A declaration that shortens leave, or one that is corrected, ended or deleted. */
export function LeaveCutsEdit({ leaveCutId, ...given }: Given) {
	return <PersonEditor screens={leaveCutScreens} id={leaveCutId} {...given} />;
}
