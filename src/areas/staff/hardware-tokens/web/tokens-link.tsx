import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersHardwareTokens } from "./panels.ts";

/** Of a person's panel: the tokens the person holds. */
export default function TokensLink({ userId }: { readonly userId: string }) {
	const { list: t, types } = useTexts(texts);
	const { data } = useApi(contract.listHardwareTokens, { userId });
	const open = () => openPanel(usersHardwareTokens, { userId });
	const held = data?.tokens
		.filter(({ returnedAt }) => returnedAt === null)
		.map(({ type, hint }) => (hint === "" ? types[type] : `${types[type]} (${t.ending(hint)})`));
	return <LinkRow title={t.title} value={held && (held.join(", ") || t.empty)} run={open} />;
}
