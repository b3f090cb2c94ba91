import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { leaveCutsList } from "./panels.ts";

/** Of a person's panel: what was declared to shorten her leave. */
export default function LeaveCutsLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).cut;
	const { data } = useApi(contract.listLeaveCuts, { userId });
	const kinds = data?.items.map(({ kind }) => t.options.kind[kind]);
	const run = () => openPanel(leaveCutsList, { userId }, { stack: "sub" });
	return <LinkRow title={t.many} value={kinds && (kinds.join(", ") || t.no)} run={run} />;
}
