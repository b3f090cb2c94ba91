import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type LeaveLetter } from "../../contract.ts";
import { texts } from "../../text.ts";
import { NoticeText } from "../notice-text.tsx";

interface Given {
	readonly year: number;
	readonly activityId: string;
}

/** Prints the letters that wait, a page each; what prints them also keeps them as one PDF. */
export function LettersButton(asked: Given) {
	const { actions, letters: t } = useTexts(texts);
	const [letters, setLetters] = useState<readonly LeaveLetter[]>([]);
	const [isBusy, setBusy] = useState(false);
	const sheet = usePaper(() => letters.map((one) => <Letter key={one.noticeId} letter={one} />));
	const print = async () => {
		setBusy(true);
		try {
			const found = await api(contract.getLeaveLetters, asked);
			if (found.total === 0) return void alertDialog({ title: t.none, text: t.noneText });
			if (found.total > found.letters.length)
				toast({ type: "info", title: t.more(found.letters.length, found.total) });
			setLetters(found.letters);
			sheet.start();
		} catch (error) {
			handleError(error, { context: actions.print });
		} finally {
			setBusy(false);
		}
	};
	return (
		<>
			<PictureButton
				icon={IconPrinter}
				label={actions.print}
				loading={isBusy}
				onClick={() => void print()}
			/>
			{sheet.paper}
		</>
	);
}

function Letter({ letter }: { readonly letter: LeaveLetter }) {
	const { notice: t, letters } = useTexts(texts);
	const { tenant } = useSession();
	const format = useFormat();
	const { firstName, lastName, unitName, personnelNo, year, sentAt } = letter;
	return (
		<section className="leave-letter">
			<p>
				{firstName} {lastName}
				<br />
				{[unitName, personnelNo].filter(Boolean).join(" · ")}
			</p>
			<h1>{t.title(String(year))}</h1>
			<p>
				{tenant.name} · {format.date(sentAt)}
			</p>
			<p>{t.dear(firstName, lastName)}</p>
			<NoticeText notice={letter} />
			<p className="notice-receipt">{letters.received}</p>
		</section>
	);
}
