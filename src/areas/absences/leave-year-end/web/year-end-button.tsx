import { IconCalendarCheck } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { leaveYearEnd } from "./panels.ts";

interface Given {
	readonly year: number;
	readonly activityId?: string;
}

/** Beside the list of leave accounts: closing the year. */
export default function YearEndButton({ year, activityId }: Given) {
	const t = useTexts(texts).list;
	const run = () => openPanel(leaveYearEnd, { year, ...(activityId && { activityId }) });
	return <PictureButton icon={IconCalendarCheck} label={t.open} onClick={run} />;
}
