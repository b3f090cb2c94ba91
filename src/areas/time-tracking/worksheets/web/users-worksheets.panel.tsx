import { Button } from "@mantine/core";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PersonList } from "#kit/web/person-record/person-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type ofDay, worksheetCalendar, worksheetDetail } from "./panels.ts";
import { planScreens } from "./plan-screens.tsx";

/** Plans of a person, the newest first. */
export default function UsersWorksheetsPanel({ userId }: Omit<PanelProps<typeof ofDay>, "day">) {
	const t = useTexts(texts).plans;
	const day = isoOfDay(dayNow());
	const today = () => openPanel(worksheetDetail, { userId, day }, { stack: "sub" });
	return (
		<PersonList
			screens={planScreens}
			userId={userId}
			crumb={t.crumb}
			buttons={
				<>
					<Button variant="default" onClick={() => openPanel(worksheetCalendar, { userId })}>
						{t.calendar}
					</Button>
					<Button variant="default" onClick={today}>
						{t.today}
					</Button>
				</>
			}
		/>
	);
}
