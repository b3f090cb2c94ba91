import { Button } from "@mantine/core";
import { IconBan, IconCheck } from "@tabler/icons-react";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useRangeWords } from "../absence-marks.tsx";
import type { AbsenceDetail } from "../absence-panel.tsx";
import { agree, decline } from "../stand-in/stand-in.ts";
import { texts } from "./text.ts";
import "../absences.css";

interface Given {
	readonly absence: Pick<
		AbsenceDetail,
		| "id"
		| "version"
		| "user"
		| "from"
		| "to"
		| "fromPart"
		| "toPart"
		| "beginMinutes"
		| "endMinutes"
	>;
}

const nameOf = ({ user }: Given["absence"]): string => `${user.firstName} ${user.lastName}`;

/** Who asks to be stood in for, and what an answer means. */
export function StandInNotice({ absence }: Given) {
	const t = useTexts(texts).standIn;
	return (
		<div className="absence-stand-in" role="note">
			<b>{t.asks(nameOf(absence))}</b>
			<p>{t.hint}</p>
		</div>
	);
}

/** Agreeing and declining, for the person who is asked. */
export function StandInButtons({ absence }: Given) {
	const t = useTexts(texts).standIn;
	const { range } = useRangeWords();
	const { id, version } = absence;
	return (
		<>
			<DangerButton
				leftSection={<IconBan size={16} stroke={1.8} />}
				onClick={() => void decline({ id, version })}
			>
				{t.decline}
			</DangerButton>
			<Button
				leftSection={<IconCheck size={16} stroke={2} />}
				onClick={() => void agree({ id, version, name: nameOf(absence), days: range(absence) })}
			>
				{t.agree}
			</Button>
		</>
	);
}
