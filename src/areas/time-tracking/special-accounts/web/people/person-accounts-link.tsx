import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersSpecialAccountsPicker } from "../panels.ts";

/** Of a person's panel: the special accounts, and the way to change them. */
export default function PersonAccountsLink({ userId }: { readonly userId: string }) {
	const { assigned: t, master } = useTexts(texts);
	const endpoint = contract.listUserSpecialAccounts;
	const { data } = useApi(endpoint, { userId });
	useLiveTopic(specialAccounts.topic, () => void renew(endpoint));
	const names = data?.items.map(({ code, name }) => `${code} ${name}`);
	const run = () => openPanel(usersSpecialAccountsPicker, { userId }, { stack: "sub" });
	return <LinkRow title={master.many} value={names && (names.join(", ") || t.none)} run={run} />;
}
