import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { useTexts } from "../texts.ts";
import type { HeldDays } from "./present-version.ts";
import { texts } from "./text.ts";
import "./rules.css";

interface Given {
	readonly label: string;
	/** What the button says that does it. */
	readonly submit: string;
	readonly initial?: HeldDays;
	/** Whether nothing but the days may be missing. */
	readonly isReady: boolean;
	/** Resolves to whether it was done; the form is closed then. */
	readonly save: (days: HeldDays) => Promise<boolean>;
	readonly close: () => void;
	/** Fields before the days. */
	readonly children?: ReactNode;
}

/** From when until when something is given to somebody, in the place where it is shown. */
export function DaysForm({ label, submit, initial, isReady, save, close, children }: Given) {
	const t = useTexts(texts);
	const [validFrom, setValidFrom] = useState(initial?.validFrom ?? null);
	const [validTo, setValidTo] = useState(initial?.validTo ?? null);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!isReady || validFrom === null) return;
		if (await save({ validFrom, validTo })) close();
	};
	return (
		<form
			ref={focusFirst}
			className="rule-inline"
			aria-label={label}
			noValidate
			onSubmit={(event) => void send(event)}
		>
			{children}
			<DateField label={t.validFrom} required value={validFrom} onChange={setValidFrom} />
			<DateField label={t.validTo} value={validTo} onChange={setValidTo} />
			<div data-wide className="rule-assign-buttons">
				<Button variant="default" onClick={close}>
					{t.assignments.cancel}
				</Button>
				<Button type="submit" disabled={!isReady || validFrom === null}>
					{submit}
				</Button>
			</div>
		</form>
	);
}

/** Who opens the form goes on in it. */
function focusFirst(form: HTMLFormElement | null): void {
	form?.querySelector("input")?.focus();
	form?.scrollIntoView({ block: "nearest" });
}
