import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersHardwareTokens } from "./panels.ts";

/** Part of a person's panel: which tokens she holds. */
export default function TokensSection({ userId }: { readonly userId: string }) {
	const { list: t, types } = useTexts(texts);
	const { data } = useApi(contract.listHardwareTokens, { userId });
	if (data === undefined) return null;
	const open = () => openPanel(usersHardwareTokens, { userId });
	const held = data.tokens
		.filter(({ returnedAt }) => returnedAt === null)
		.map(({ type, hint }) => (hint === "" ? types[type] : `${types[type]} (${t.ending(hint)})`));
	return (
		<PersonSection title={t.title} action={{ label: t.open, run: open }}>
			{held.join(", ") || t.empty}
		</PersonSection>
	);
}
