import { IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api, apiResponse } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { saveAnswer } from "#kit/web/export/save-answer.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, mostLetters } from "../../contract.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly year: number;
	readonly activityId: string;
}

/** Saves the letters that wait as one document, a page each. */
export function LettersButton(asked: Given) {
	const { actions, letters: t } = useTexts(texts);
	const [isBusy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			const { total } = await api(contract.countLeaveLetters, asked);
			if (total === 0) return void alertDialog({ title: t.none, text: t.noneText });
			await saveAnswer(await apiResponse(contract.getLeaveLetterDocument, asked));
			if (total > mostLetters) toast({ type: "info", title: t.more(mostLetters, total) });
		} catch (error) {
			handleError(error, { context: actions.print });
		} finally {
			setBusy(false);
		}
	};
	return (
		<PictureButton
			icon={IconFileTypePdf}
			label={actions.print}
			loading={isBusy}
			onClick={() => void save()}
		/>
	);
}
