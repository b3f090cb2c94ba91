import { Button } from "@mantine/core";
import { contract } from "#areas/home/dashboard/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

import { PeopleWithoutActuals } from "./people-without-actuals.tsx";
import "./to-dos.css";

/** Days that had a target and nothing to show for it: one's own, and those of one's people. */
export default function DaysWithoutActualsPanel() {
	const { daysPanel: t } = useTexts(texts);
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const maySeeOthers = useMay("timetrackings.manage", "READ");
	const days = data?.noActualsDayInfos;
	return (
		<PanelFrame {...(days && { sub: t.sub(days.length) })}>
			{days === undefined && (
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			)}
			{days !== undefined && days.length > 0 && <OwnDays days={days.map(({ date }) => date)} />}
			{maySeeOthers && <PeopleWithoutActuals />}
		</PanelFrame>
	);
}

function OwnDays({ days }: { readonly days: readonly string[] }) {
	const format = useFormat();
	const { daysPanel: t, mend: label } = useTexts(texts);
	const mend = () => openPanel(fixMyDayOverview, {}, { stack: "sub" });
	return (
		<section className="empty-days">
			<h3>{t.own}</h3>
			<ul className="empty-days-list">
				{days.map((day) => (
					<li key={day}>{format.day(day)}</li>
				))}
			</ul>
			<Button onClick={mend}>{label}</Button>
		</section>
	);
}
