import { Popover } from "@mantine/core";
import { IconPalette } from "@tabler/icons-react";
import { type CSSProperties, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { useFloating } from "../../dialog/floating-place.ts";
import type { FieldGiven } from "../field-given.ts";
import { texts } from "../text.ts";
import { OpenButton } from "../typed/open-button.tsx";
import { TypedField } from "../typed/typed-field.tsx";
import { paletteColors } from "./palette-colors.ts";

/** A colour of 3 or 6 hexadecimal digits, kept as "#0b5f60"; typed or taken from the palette. */
export function ColorField(given: FieldGiven<string | null>) {
	const t = useTexts(texts);
	const floating = useFloating();
	const [isOpen, setOpen] = useState(false);
	return (
		<TypedField
			{...given}
			room="color"
			print={(color) => color}
			parse={(text) => (isHexColor(text) ? { value: fullColor(text) } : { fault: t.fault.color })}
			left={<span className="field-swatch" style={swatch(given.value)} />}
			right={(choose) => (
				<Popover
					{...floating}
					opened={isOpen}
					onChange={setOpen}
					position="bottom-end"
					trapFocus
					returnFocus
					shadow="md"
				>
					<Popover.Target>
						<OpenButton
							icon={IconPalette}
							label={t.color.open(given.label)}
							isOpen={isOpen}
							disabled={given.disabled || given.readOnly}
							onClick={() => setOpen(!isOpen)}
						/>
					</Popover.Target>
					<Popover.Dropdown aria-label={t.color.title(given.label)}>
						<Palette
							value={given.value}
							onChange={(color, isDone) => {
								choose(color);
								if (isDone) setOpen(false);
							}}
						/>
					</Popover.Dropdown>
				</Popover>
			)}
		/>
	);
}

/** Whether a text is a colour of 3 or 6 hexadecimal digits, with or without #. */
export function isHexColor(text: string): boolean {
	return /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

interface PaletteGiven {
	readonly value: string | null;
	readonly onChange: (color: string, isDone: boolean) => void;
}

function Palette({ value, onChange }: PaletteGiven) {
	const t = useTexts(texts);
	return (
		<>
			<div className="palette">
				{paletteColors.map(({ name, color }) => (
					<button
						key={color}
						type="button"
						aria-label={t.colors[name]}
						title={t.colors[name]}
						aria-pressed={value === color}
						style={swatch(color)}
						onClick={() => onChange(color, true)}
					/>
				))}
			</div>
			<label className="palette-own">
				{t.color.own}
				<input
					type="color"
					value={value ?? "#000000"}
					onChange={(event) => onChange(event.currentTarget.value, false)}
				/>
			</label>
		</>
	);
}

function swatch(color: string | null): CSSProperties {
	return { "--swatch": color ?? "transparent" } as CSSProperties;
}

/** "0B5" → "#00bb55" */
function fullColor(text: string): string {
	const digits = text.replace("#", "").toLowerCase();
	return digits.length === 3
		? `#${[...digits].map((digit) => digit + digit).join("")}`
		: `#${digits}`;
}
