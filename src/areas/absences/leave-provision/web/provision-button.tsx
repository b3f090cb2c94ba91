import { IconReportMoney } from "@tabler/icons-react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { leaveProvision } from "./panels.ts";

interface Given {
	readonly year: number;
	readonly activityId?: string;
}

/** Beside the list of leave accounts: what is owed today, or at the end of another year. */
export default function ProvisionButton({ year, activityId }: Given) {
	const t = useTexts(texts).list;
	const isNow = dateOfDay(dayNow()).year === year;
	const run = () =>
		openPanel(leaveProvision, {
			...(!isNow && { on: `${year}-12-31` }),
			...(activityId && { activityId }),
		});
	return <PictureButton icon={IconReportMoney} label={t.open} onClick={run} />;
}
