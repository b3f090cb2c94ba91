import { IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { apiResponse } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { saveAnswer } from "#kit/web/export/save-answer.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { timesheets } from "../../contract/timesheets.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly userId: string;
	readonly month: string;
	readonly isMain?: boolean;
}

/** The month on paper, with lines to be signed on. */
export function TimesheetButton({ userId, month, isMain = false }: Given) {
	const { timesheet: label } = useTexts(texts).month;
	const { hourFormat: hours } = useSettings().region;
	const [isBusy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			await saveAnswer(await apiResponse(timesheets.getTimesheet, { userId, month, hours }));
		} catch (error) {
			handleError(error, { context: label });
		} finally {
			setBusy(false);
		}
	};
	return (
		<PictureButton
			icon={IconFileTypePdf}
			label={label}
			loading={isBusy}
			{...(isMain && { variant: "filled" })}
			onClick={() => void save()}
		/>
	);
}
