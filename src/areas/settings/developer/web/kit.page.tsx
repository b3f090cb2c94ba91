import { type ReactNode, useId } from "react";
import { usePageHeading } from "#kit/web/shell/page-heading.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ChoiceSamples } from "./choice-samples.tsx";
import { DialogSamples } from "./dialog-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FormSample } from "./form-sample.tsx";
import { GridSamples } from "./grid-samples.tsx";
import { LookSamples } from "./look-samples.tsx";
import { PickerSamples } from "./picker-samples.tsx";
import "./gallery.css";

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
			<GallerySection title={t.sections.dialogs}>
				<DialogSamples />
			</GallerySection>
			<GallerySection title={t.sections.looks}>
				<LookSamples />
			</GallerySection>
		</div>
	);
}

interface Given {
	readonly title: string;
	readonly children: ReactNode;
}

/** Samples of one kind. */
function GallerySection({ title, children }: Given) {
	const titleId = useId();
	return (
		<section className="gallery-section" aria-labelledby={titleId}>
			<h2 id={titleId}>{title}</h2>
			{children}
		</section>
	);
}
