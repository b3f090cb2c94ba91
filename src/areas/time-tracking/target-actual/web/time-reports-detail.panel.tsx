import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { ClosedMark } from "#areas/time-tracking/month-close/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { thisMonth } from "./months/month-after.ts";
import { MonthChooser } from "./months/month-chooser.tsx";
import { type ofMonth, timeReportsDetail, timeReportsExport } from "./panels.ts";
import { MonthContent, usePersonMonth } from "./person-month/month-content.tsx";
import type { PersonMonth } from "./person-month/month-days.ts";
import { TimesheetButton } from "./person-month/timesheet-button.tsx";

type Given = PanelProps<typeof ofMonth>;

/** A person's month: figures, days, special accounts; the list beneath leads to the next person in the same month. */
export default function TimeReportsDetailPanel({ userId, ...given }: Given) {
	const { list } = useTexts(texts);
	const [month, setMonth] = useState(given.month ?? thisMonth());
	const loaded = usePersonMonth(userId, month);
	return (
		<PanelFrame
			state={<ClosedMark userId={userId} month={month} />}
			sub={loaded.month && subOf(loaded.month.user)}
			actions={
				<ListWalk
					id={userId}
					endpoint={contract.getTargetActual}
					input={(id) => ({ userId: id, month })}
					open={(id) => openPanel(timeReportsDetail, { userId: id, month })}
				/>
			}
			footer={
				loaded.month && (
					<>
						<PictureButton
							icon={IconDownload}
							label={list.export}
							onClick={() =>
								openPanel(timeReportsExport, { month, userIds: [userId] }, { stack: "sub" })
							}
						/>
						<TimesheetButton userId={userId} month={month} isMain />
					</>
				)
			}
		>
			<div className="person-month-bar">
				<MonthChooser month={month} onChange={setMonth} />
			</div>
			<MonthContent {...loaded} />
		</PanelFrame>
	);
}

/** `Vogt, Lena · 20418` */
function subOf({ lastName, firstName, personnelNumber }: PersonMonth["user"]): string {
	return [`${lastName}, ${firstName}`, personnelNumber].filter(Boolean).join(" · ");
}
