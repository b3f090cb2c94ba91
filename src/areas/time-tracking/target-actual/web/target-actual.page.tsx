import { IconDownload } from "@tabler/icons-react";
import { ClosedMark } from "#areas/time-tracking/month-close/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { MonthChooser } from "./months/month-chooser.tsx";
import { useMonth } from "./months/use-month.ts";
import { timeReportsExport } from "./panels.ts";
import { PeopleMonths } from "./people/people-months.tsx";
import { MonthContent, usePersonMonth } from "./person-month/month-content.tsx";
import { TimesheetButton } from "./person-month/timesheet-button.tsx";
import "./target-actual.css";

/** A month of everybody whose times one may read; the person who may not has her own at once. */
export default function TargetActualPage() {
	const [month, setMonth] = useMonth();
	const mayRead = useMay("timetrackings.manage", "READ");
	const Shown = mayRead ? PeopleMonths : OwnMonth;
	return (
		<div className="target-actual-page">
			<Shown month={month} onMonth={setMonth} />
		</div>
	);
}

/** The month of the signed-in person, as a page. */
function OwnMonth({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
	const { list } = useTexts(texts);
	const { userId } = useSession();
	const format = useFormat();
	const loaded = usePersonMonth(userId, month);
	return (
		<>
			<div className="target-actual-bar">
				<span className="target-actual-tools">
					<MonthChooser month={month} onChange={onMonth} />
					<ClosedMark userId={userId} month={month} />
				</span>
				<span className="target-actual-tools">
					<TimesheetButton userId={userId} month={month} />
					<PictureButton
						icon={IconDownload}
						label={list.export}
						onClick={() => openPanel(timeReportsExport, { month, userIds: [userId] })}
					/>
				</span>
			</div>
			<div className="target-actual-own">
				<h2 className="visually-hidden">{format.month(`${month}-01`)}</h2>
				<MonthContent {...loaded} />
			</div>
		</>
	);
}
