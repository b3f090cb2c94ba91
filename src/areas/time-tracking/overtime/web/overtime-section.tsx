import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { LimitsTag } from "./limits-tag.tsx";
import { overtimeDetail } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

/** Part of a person's panel: what her overtime comes to. */
export default function OvertimeSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { data } = useApi(contract.getOvertimeAccount, { userId });
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	if (data === undefined) return null;
	const { account } = data;
	const open = () => openPanel(overtimeDetail, { userId }, { stack: "sub" });
	return (
		<PersonSection title={t.title} action={{ label: t.show, run: open }}>
			{account === null ? (
				t.none
			) : (
				<div className="overtime-head">
					<span>
						<b>{`${format.hours(account.balanceMinutes, { sign: true })} h`}</b>
						{` ${t.asOf(format.date(account.countedUntil))}`}
					</span>
					<LimitsTag state={account.state} />
				</div>
			)}
		</PersonSection>
	);
}
