import { IconMailExclamation } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { leaveNotices } from "./panels.ts";

interface Given {
	readonly year: number;
	readonly activityId?: string;
}

/** Beside the list of leave accounts: who was told of what may lapse. */
export default function NoticesButton({ year, activityId }: Given) {
	const t = useTexts(texts).list;
	const run = () => openPanel(leaveNotices, { year, ...(activityId && { activityId }) });
	return <PictureButton icon={IconMailExclamation} label={t.open} onClick={run} />;
}
