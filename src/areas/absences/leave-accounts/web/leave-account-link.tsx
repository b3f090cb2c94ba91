import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, leaveAccountsTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { useAmounts } from "./amounts/use-amounts.ts";
import { leaveAccountsDetail } from "./panels.ts";
import { renewAccounts } from "./renew-accounts.ts";

/** Of a person's panel: what is left of this year's leave. */
export default function LeaveAccountLink({ userId }: { readonly userId: string }) {
	const { link: t, states } = useTexts(texts);
	const { print, say } = useAmounts();
	const { data } = useApi(contract.getLeaveAccount, { userId });
	useLiveTopic(leaveAccountsTopic, () => void renewAccounts());
	const said = ({ account }: NonNullable<typeof data>) =>
		account === null ? states.NONE : t.left(say(account.remaining), print(account.free));
	const run = () => openPanel(leaveAccountsDetail, { userId }, { stack: "sub" });
	return <LinkRow title={t.title} value={data && said(data)} run={run} />;
}
