import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { overtimeDetail } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

/** Of a person's panel: what the overtime account comes to. */
export default function OvertimeLink({ userId }: { readonly userId: string }) {
	const { detail: t, states } = useTexts(texts);
	const format = useFormat();
	const { data } = useApi(contract.getOvertimeAccount, { userId });
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	const said = ({ account }: NonNullable<typeof data>) =>
		account === null
			? t.none
			: `${format.hours(account.balanceMinutes, { sign: true })} h · ${states[account.state]}`;
	const run = () => openPanel(overtimeDetail, { userId }, { stack: "sub" });
	return <LinkRow title={t.title} value={data && said(data)} run={run} />;
}
