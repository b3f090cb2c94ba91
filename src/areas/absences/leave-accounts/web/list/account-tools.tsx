import { IconCalendarCheck, IconMailExclamation, IconReportMoney } from "@tabler/icons-react";
import { leaveNotices } from "#areas/absences/leave-notices/web/panels.ts";
import { leaveProvision } from "#areas/absences/leave-provision/web/panels.ts";
import { leaveYearEnd } from "#areas/absences/leave-year-end/web/panels.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly asked: { readonly year: number; readonly activityId?: string };
}

/** What else is done about a year of leave: telling people, closing it, and what is owed today or at its end. */
export function AccountTools({ asked }: Given) {
	const { tools: t } = useTexts(texts);
	const mayRead = useMay("leaveaccounts.manage", "READ");
	const mayWrite = useMay("leaveaccounts.manage", "WRITE");
	const { year, ...kind } = asked;
	const isNow = dateOfDay(dayNow()).year === year;
	const day = isNow ? {} : { on: `${year}-12-31` };
	return (
		<div className="leave-accounts-tools">
			{mayWrite && (
				<>
					<PictureButton
						icon={IconMailExclamation}
						label={t.notices}
						onClick={() => openPanel(leaveNotices, asked)}
					/>
					<PictureButton
						icon={IconCalendarCheck}
						label={t.yearEnd}
						onClick={() => openPanel(leaveYearEnd, asked)}
					/>
				</>
			)}
			{mayRead && (
				<PictureButton
					icon={IconReportMoney}
					label={t.provision}
					onClick={() => openPanel(leaveProvision, { ...day, ...kind })}
				/>
			)}
		</div>
	);
}
