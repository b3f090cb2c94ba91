import { IconAlertCircle, IconHistory } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { useLatest } from "../use-latest.ts";
import type { Form, ShownFault } from "./form-given.ts";
import { SectionList, type SectionName } from "./section-list.tsx";
import { texts } from "./text.ts";
import "./form.css";

const controls = "input:not([type=hidden]), textarea, select, button";

interface Given {
	readonly form: Form<object>;
	/** A list of them stands at the left where there is room. */
	readonly sections?: readonly SectionName[] | undefined;
	/** Ctrl+S and Enter; saves the form unless said otherwise. */
	readonly onSave?: (() => void) | undefined;
	readonly children: ReactNode;
}

/** The fields of a form below the summary of what is wrong with them. */
export function FormBody(given: Given) {
	const { form, sections = [], children } = given;
	const element = useRef<HTMLFormElement>(null);
	const save = given.onSave ?? (() => void form.save());
	useSaveKey(element, save);
	return (
		<form
			ref={element}
			className="form"
			noValidate
			data-sections={sections.length > 0 || undefined}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			{sections.length > 0 && (
				<SectionList sections={sections} faults={form.faults} form={element} />
			)}
			<div className="form-fields">
				<FormSummary faults={form.faults} attempts={form.attempts} />
				{form.isRestored && <RestoredNotice onDiscard={form.discard} />}
				{children}
			</div>
		</form>
	);
}

/** Ctrl+S saves the form that is seen on top; the browser's own dialog stays away. */
function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
	const latest = useLatest(save);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const isSave = (event.ctrlKey || event.metaKey) && event.key === "s";
			if (!isSave || event.altKey || event.defaultPrevented) return;
			const element = form.current;
			if (element === null || !isOnTop(element)) return;
			event.preventDefault();
			latest.current();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [form, latest]);
}

function isOnTop(element: Element): boolean {
	const dialog = document.querySelector("dialog[open]");
	return (
		element.checkVisibility({ visibilityProperty: true }) &&
		(dialog === null || dialog.contains(element))
	);
}

/** What has to be mended, each with a link to its field; it takes focus when saving failed. */
function FormSummary({ faults, attempts }: { faults: readonly ShownFault[]; attempts: number }) {
	const t = useTexts(texts);
	const titleId = useId();
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (attempts > 0) box.current?.focus();
	}, [attempts]);
	if (faults.length === 0 || attempts === 0) return null;
	return (
		<section ref={box} className="form-summary" tabIndex={-1} aria-labelledby={titleId}>
			<IconAlertCircle size={18} stroke={1.8} aria-hidden />
			<div>
				<h3 id={titleId}>{t.check(faults.length)}</h3>
				<ul>
					{faults.map(({ name, label, text, id }) => (
						<li key={name}>
							<a
								href={`#${id}`}
								onClick={(event) => {
									event.preventDefault();
									focusControl(id);
								}}
							>
								{label}
							</a>
							{": "}
							{text}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** Brings a field into sight and focuses it; where the id is a group's, its first control. */
function focusControl(id: string): void {
	const element = document.getElementById(id);
	if (element === null) return;
	element.scrollIntoView({ block: "center" });
	const control = element.matches(controls)
		? element
		: element.querySelector<HTMLElement>(controls);
	(control ?? element).focus({ preventScroll: true });
}

/** Says that what is shown was typed earlier, and offers to forget it. */
function RestoredNotice(given: { readonly onDiscard: () => void }) {
	const t = useTexts(texts);
	return (
		<div className="form-restored" role="status">
			<IconHistory size={16} stroke={1.7} aria-hidden />
			<span>{t.restored}</span>
			<button type="button" onClick={given.onDiscard}>
				{t.discard}
			</button>
		</div>
	);
}
