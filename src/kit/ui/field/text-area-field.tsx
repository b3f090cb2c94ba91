import { Textarea } from "@mantine/core";
import { limits } from "#kit/contract/limits.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type FieldGiven, useInputProps } from "./field-given.ts";
import { texts } from "./text.ts";
import "./field.css";

interface Given extends Omit<FieldGiven<string>, "unparsed"> {
	readonly maxLength?: number | undefined;
	readonly rows?: number | undefined;
}

/** The rest is counted once four fifths are used. */
const countedFrom = 0.8;

/** Text of several lines, 2,000 characters at most unless said otherwise. */
export function TextAreaField(given: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { value, maxLength = limits.textLength, rows = 3 } = given;
	return (
		<div>
			<Textarea
				{...useInputProps(given, value.trim() === "")}
				classNames={{ input: "field-input" }}
				value={value}
				onChange={(event) => given.onChange(event.currentTarget.value)}
				maxLength={maxLength}
				autosize
				minRows={rows}
				maxRows={12}
			/>
			{value.length >= maxLength * countedFrom && (
				<div className="field-count" role="status">
					{t.left(format.number(value.length, 0), format.number(maxLength, 0))}
				</div>
			)}
		</div>
	);
}
