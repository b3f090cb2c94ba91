import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import type { Answered } from "../dialog/lazy-dialog.ts";
import { TextAreaField } from "../field/text-area-field.tsx";
import { texts } from "./text.ts";
import { ViolationList } from "./violation-list.tsx";
import type { ViolationAnswer, ViolationGroup, ViolationQuestion } from "./violation-question.ts";
import "./violation-dialog.css";

type Given = ViolationQuestion & Answered<ViolationAnswer | null>;

/** Broken rules with their severity: going on means having read them; what is critical cannot be put aside. */
export default function ViolationDialog(given: Given) {
	const t = useTexts(texts);
	const { title, text, groups, isSeries = false, onAnswer } = given;
	const [isNoted, setNoted] = useState(false);
	const [solvesShifts, setSolvesShifts] = useState(false);
	const [reason, setReason] = useState("");
	const [skipped, setSkipped] = useState<readonly string[]>(
		isSeries ? groups.filter(isCritical).map(({ id }) => id) : [],
	);
	const kept = groups.filter(({ id }) => !skipped.includes(id));
	const isHindered = kept.some(isCritical);
	const goOn = () => onAnswer({ skipped, openShiftsTool: solvesShifts, reason: reason.trim() });
	const lacksReason = given.asksReason === true && reason.trim() === "";
	return (
		<DialogFrame
			title={title}
			size="wide"
			role="alertdialog"
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<Button variant="default" onClick={() => onAnswer(null)}>
						{t.back}
					</Button>
					{!isHindered && (
						<Button disabled={!isNoted || lacksReason || kept.length === 0} onClick={goOn}>
							{t.goOn}
						</Button>
					)}
				</>
			}
		>
			{text && <p>{text}</p>}
			{isSeries && <AllDates groups={groups} skipped={skipped} onSkip={setSkipped} />}
			<ViolationList {...{ groups, isSeries, skipped }} onSkip={setSkipped} />
			{isHindered ? (
				<p className="violations-critical">{t.resolve}</p>
			) : (
				<div className="dialog-fields">
					{given.offersShiftsTool && (
						<Checkbox
							label={t.solveShifts}
							checked={solvesShifts}
							onChange={(event) => setSolvesShifts(event.currentTarget.checked)}
						/>
					)}
					{given.asksReason && (
						<TextAreaField
							label={t.reason}
							help={t.reasonHelp}
							required
							maxLength={500}
							value={reason}
							onChange={setReason}
						/>
					)}
					<Checkbox
						label={t.noted}
						checked={isNoted}
						onChange={(event) => setNoted(event.currentTarget.checked)}
					/>
				</div>
			)}
		</DialogFrame>
	);
}

export function isCritical({ violations }: ViolationGroup): boolean {
	return violations.some(({ acceptable }) => !acceptable);
}

interface AllGiven extends Pick<ViolationQuestion, "groups"> {
	readonly skipped: readonly string[];
	readonly onSkip: (skipped: readonly string[]) => void;
}

/** Takes every date that can be created, or none. */
function AllDates({ groups, skipped, onSkip }: AllGiven) {
	const t = useTexts(texts);
	const possible = groups.filter((group) => !isCritical(group));
	const impossible = groups.filter(isCritical).map(({ id }) => id);
	const isAll = possible.every(({ id }) => !skipped.includes(id));
	return (
		<>
			<p>{t.series}</p>
			<Checkbox
				label={t.all}
				checked={isAll}
				disabled={possible.length === 0}
				onChange={() => onSkip(isAll ? groups.map(({ id }) => id) : impossible)}
			/>
		</>
	);
}
