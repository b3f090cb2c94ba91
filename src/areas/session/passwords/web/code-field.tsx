import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import { limits } from "#kit/contract/limits.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

interface Given {
	readonly value: string;
	readonly onChange: (code: string) => void;
	/** A whole code was pasted. */
	readonly onPasted: (code: string) => void;
	/** Something else was pasted, and not taken. */
	readonly onPasteRefused: () => void;
	readonly error: string | undefined;
	readonly ref?: Ref<HTMLInputElement>;
}

const wholeCode = new RegExp(`^\\d{${limits.resetCodeLength}}$`);

/** Six digits; pasted ones only when they are exactly six. */
export function CodeField({ ref, ...given }: Given) {
	const t = useTexts(texts).reset;
	return (
		<TextInput
			{...(ref && { ref })}
			className="reset-code"
			label={t.code}
			size="md"
			name="one-time-code"
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={limits.resetCodeLength}
			error={given.error}
			value={given.value}
			onChange={(event) => given.onChange(event.currentTarget.value.replace(/\D/g, ""))}
			onPaste={(event) => {
				event.preventDefault();
				const text = event.clipboardData.getData("text").trim();
				if (wholeCode.test(text)) given.onPasted(text);
				else given.onPasteRefused();
			}}
		/>
	);
}
