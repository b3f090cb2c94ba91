import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { proofPack } from "./panels.ts";

/** Of a person's panel: the way to what proves her times. */
export default function ProofPackLink({ userId }: { readonly userId: string }) {
	const { panel: t } = useTexts(texts);
	const run = () => openPanel(proofPack, { userId }, { stack: "sub" });
	return <LinkRow title={t.link} value={t.linkText} run={run} />;
}
