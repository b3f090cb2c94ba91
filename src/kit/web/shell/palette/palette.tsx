import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import type { PaletteEntry } from "../../slots/define-slots.ts";
import { texts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import { AreaIcon } from "../area-icon.tsx";
import { usePaletteGroups } from "./use-palette-groups.ts";
import "./palette.css";

/** Type, choose with the arrows, Enter. */
export default function Palette({ onAnswer }: Answered<null>) {
	const onClose = () => onAnswer(null);
	const t = useTexts(texts).palette;
	const [query, setQuery] = useState("");
	const [chosen, setChosen] = useState(0);
	const listId = useId();
	const groups = usePaletteGroups(query);
	const entries = groups.flatMap((group) => group.entries);
	const current = entries[Math.min(chosen, entries.length - 1)];
	const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;
	const run = (entry: PaletteEntry | undefined) => {
		if (entry === undefined) return;
		onClose();
		// after the dialog has given focus back, so that a panel can take it
		setTimeout(entry.run);
	};
	const press = (event: KeyboardEvent) => {
		const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
		const step = steps[event.key];
		if (event.key === "Enter") run(current);
		else if (step === undefined || entries.length === 0) return;
		else setChosen((chosen + step + entries.length) % entries.length);
		event.preventDefault();
	};
	return (
		<DialogFrame title={t.title} size="small" onCancel={onClose}>
			<div className="palette-input">
				<IconSearch size={18} stroke={1.7} aria-hidden />
				<input
					// biome-ignore lint/a11y/noAutofocus: a palette is opened to type into it
					autoFocus
					type="text"
					role="combobox"
					aria-expanded={entries.length > 0}
					aria-controls={listId}
					aria-activedescendant={current && optionId(current)}
					aria-label={t.input}
					placeholder={t.input}
					maxLength={limits.textLength}
					value={query}
					onChange={(event) => {
						setQuery(event.currentTarget.value);
						setChosen(0);
					}}
					onKeyDown={press}
				/>
			</div>
			<div className="palette-found">
				{entries.length === 0 && <p role="status">{t.none}</p>}
				<div id={listId} role="listbox" aria-label={t.title} className="palette-list">
					{groups.map((group) => (
						// biome-ignore lint/a11y/useSemanticElements: a group of options, no fields
						<div key={group.heading} role="group" aria-label={group.heading}>
							<p aria-hidden>{group.heading}</p>
							{group.entries.map((entry) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input, which keeps the focus
								<div
									key={entry.id}
									id={optionId(entry)}
									role="option"
									tabIndex={-1}
									aria-selected={entry === current}
									onClick={() => run(entry)}
								>
									{entry.area === undefined ? (
										<group.icon size={18} stroke={1.7} aria-hidden />
									) : (
										<AreaIcon area={entry.area} />
									)}
									<span>{entry.label}</span>
									<small>{entry.detail}</small>
								</div>
							))}
						</div>
					))}
				</div>
			</div>
			<p className="palette-hint">{t.hint}</p>
		</DialogFrame>
	);
}
