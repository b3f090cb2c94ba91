import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type SickNote, type Sickness } from "../contract.ts";
import { texts } from "../text.ts";
import { sickNotesEdit, sickNotesIllness } from "./panels.ts";
import { renewSickness } from "./renew-sickness.ts";
import "./sick-notes.css";

const childSickYears = lazyCode(async () => {
	const { ChildSickYears } = await import("#areas/absences/child-sickness/web/public.ts");
	return { default: ChildSickYears };
});

/** In the detail of an illness: certificates, continued pay, and leave that was given back. */
export function SicknessSection({ absenceId }: { readonly absenceId: string }) {
	const { section: t } = useTexts(texts);
	useLiveTopic("ABSENCES", () => void renewSickness());
	return (
		<Answer endpoint={contract.getSickness} input={{ absenceId }} notLoaded={t.notLoaded}>
			{(sickness) => (
				<>
					<Section
						title={sickness.childSick === null ? t.title : t.ofChild}
						edit={sickness.mayWrite && sickness.childSick === null ? t.edit : undefined}
						onEdit={() => openPanel(sickNotesIllness, { absenceId })}
					>
						<SicknessFacts sickness={sickness} />
					</Section>
					<Section title={t.notes}>
						<Notes sickness={sickness} />
					</Section>
				</>
			)}
		</Answer>
	);
}

interface Given {
	readonly sickness: Sickness;
}

function SicknessFacts({ sickness }: Given) {
	const { section: t, sameIllness } = useTexts(texts);
	const format = useFormat();
	const { sameIllnessAs, creditedBack, childSick } = sickness;
	return (
		<Facts>
			<Fact label={t.due}>
				<Due sickness={sickness} />
			</Fact>
			{childSick === null ? (
				<Fact label={t.pay}>
					<Pay sickness={sickness} />
				</Fact>
			) : (
				<LazyPart code={childSickYears} props={{ years: childSick }} fallback={null} />
			)}
			{sameIllnessAs && (
				<Fact label={sameIllness}>{format.days(sameIllnessAs.from, sameIllnessAs.to)}</Fact>
			)}
			{creditedBack !== "0" && (
				<Fact label={t.credited}>{t.creditedDays(format.amount(Number(creditedBack)))}</Fact>
			)}
		</Facts>
	);
}

function Due({ sickness: { certificateDue, isCertificateMissing, notes } }: Given) {
	const { section: t } = useTexts(texts);
	const format = useFormat();
	if (certificateDue === null) return t.notDue;
	const day = format.day(certificateDue);
	if (isCertificateMissing) return <span className="sickness-missing">{t.missing(day)}</span>;
	const isThere = notes.some(({ receivedOn }) => receivedOn !== null);
	return isThere ? t.there(day) : day;
}

/** How much of the six weeks is gone, as a bar too. */
function Pay({ sickness: { continuedPay } }: Given) {
	const { section: t } = useTexts(texts);
	const format = useFormat();
	if (continuedPay === null) return t.noPay;
	const { lastPaidDay, calendarDays, usedDays } = continuedPay;
	const used = t.of(usedDays, calendarDays);
	return (
		<div className="sickness-pay">
			<span>{t.payUntil(format.day(lastPaidDay), used)}</span>
			<progress value={usedDays} max={calendarDays} aria-label={t.pay} />
		</div>
	);
}

function Notes({ sickness: { absenceId, notes, mayWrite, isOwn } }: Given) {
	const { section: t } = useTexts(texts);
	return (
		<>
			{notes.length === 0 ? (
				<p className="sickness-none">{t.none}</p>
			) : (
				<ul className="sickness-notes">
					{notes.map((note) => (
						<Note key={note.id} absenceId={absenceId} note={note} mayOpen={mayWrite || isOwn} />
					))}
				</ul>
			)}
			{(mayWrite || isOwn) && (
				<Button
					size="xs"
					variant="default"
					leftSection={<IconPlus size={14} stroke={1.7} aria-hidden />}
					onClick={() => openPanel(sickNotesEdit, { absenceId })}
				>
					{t.add}
				</Button>
			)}
		</>
	);
}

interface NoteGiven {
	readonly absenceId: string;
	readonly note: SickNote;
	readonly mayOpen: boolean;
}

function Note({ absenceId, note, mayOpen }: NoteGiven) {
	const { section: t, kinds } = useTexts(texts);
	const format = useFormat();
	const { id, kind, auFrom, auTo, isFollowUp, isWorkAccident, receivedOn } = note;
	const days = format.days(auFrom, auTo);
	const what = [kinds[kind], isFollowUp && t.followUp, isWorkAccident && t.accident];
	const state = receivedOn === null ? t.announced : t.received(format.day(receivedOn));
	return (
		<li>
			{mayOpen ? (
				<button
					type="button"
					className="sickness-note"
					onClick={() => openPanel(sickNotesEdit, { absenceId, noteId: id })}
				>
					{days}
				</button>
			) : (
				<b>{days}</b>
			)}
			<span>{what.filter(Boolean).join(" · ")}</span>
			<span data-state={receivedOn === null ? "announced" : "received"}>{state}</span>
		</li>
	);
}
