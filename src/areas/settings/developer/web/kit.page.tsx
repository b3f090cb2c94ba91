import { type ReactNode, useId } from "react";
import { Avatar } from "#kit/ui/avatar.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { paletteColors } from "#kit/ui/field/choice/palette-colors.ts";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { Tag } from "#kit/ui/tag/tag.tsx";
import { usePageHeading } from "#kit/web/shell/page-heading.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ChoiceSamples } from "./choice-samples.tsx";
import { DialogSamples } from "./dialog-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FormSample } from "./form-sample.tsx";
import { GridSamples } from "./grid-samples.tsx";
import { PickerSamples } from "./picker-samples.tsx";
import { WhenNear } from "./when-near.tsx";
import "./gallery.css";

const timelineSamples = lazyCode(async () => ({
	default: (await import("./timeline-samples.tsx")).TimelineSamples,
}));
const calendarSamples = lazyCode(async () => ({
	default: (await import("./calendar-samples.tsx")).CalendarSamples,
}));
const nothing = {};
const states = ["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"] as const;

/** Every part of the kit in every state, to be looked at. */
export default function KitPage() {
	const t = useTexts(texts);
	usePageHeading(t.title);
	return (
		<div className="gallery">
			<p>{t.intro}</p>
			<GallerySection title={t.sections.fields}>
				<FieldSamples />
			</GallerySection>
			<GallerySection title={t.sections.choices}>
				<ChoiceSamples />
			</GallerySection>
			<GallerySection title={t.sections.form}>
				<FormSample />
			</GallerySection>
			<GallerySection title={t.sections.pickers}>
				<PickerSamples />
			</GallerySection>
			<GallerySection title={t.sections.grid}>
				<GridSamples />
			</GallerySection>
			<GallerySection title={t.sections.timeline}>
				<WhenNear>
					<LazyPart code={timelineSamples} props={nothing} fallback={<LoadingState />} />
				</WhenNear>
				<WhenNear>
					<LazyPart code={calendarSamples} props={nothing} fallback={<LoadingState />} />
				</WhenNear>
			</GallerySection>
			<GallerySection title={t.sections.dialogs}>
				<DialogSamples />
			</GallerySection>
			<GallerySection title={t.sections.looks}>
				<LookSamples />
			</GallerySection>
		</div>
	);
}

/** Signs, tags, and what stands where nothing is yet. */
function LookSamples() {
	const { looks: t } = useTexts(texts);
	return (
		<>
			<div className="gallery-buttons">
				{states.map((state) => (
					<StateTag key={state} state={state} />
				))}
				{paletteColors.map(({ color }) => (
					<Tag key={color} color={color}>
						{t.tag}
					</Tag>
				))}
				<Avatar firstName="Lena" lastName="Vogt" />
			</div>
			<div className="gallery-row">
				<Card title={t.card}>
					<KeyFigure value="11,5" unit={t.figure} note={t.note} />
				</Card>
				<EmptyState text={t.empty} />
				<ErrorState text={t.failed} onRetry={() => {}} />
				<LoadingState />
			</div>
		</>
	);
}

/** Samples of one kind. */
function GallerySection({ title, children }: { title: string; children: ReactNode }) {
	const titleId = useId();
	return (
		<section className="gallery-section" aria-labelledby={titleId}>
			<h2 id={titleId}>{title}</h2>
			{children}
		</section>
	);
}
