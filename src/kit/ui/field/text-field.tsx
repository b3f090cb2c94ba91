import { CloseButton, PasswordInput, TextInput } from "@mantine/core";
import { IconAt, IconEye, IconEyeOff, IconPhone, IconSearch } from "@tabler/icons-react";
import { type KeyboardEventHandler, type ReactNode, type Ref, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { fieldFault, type InputType } from "./field-fault.ts";
import { type FieldGiven, type FieldRoom, roomProps, useInputProps } from "./field-given.ts";
import "./field.css";

interface Given extends Omit<FieldGiven<string>, "unparsed"> {
	readonly type?: InputType | undefined;
	readonly maxLength?: number | undefined;
	readonly autoComplete?: string;
	readonly leftSection?: ReactNode;
	readonly size?: "sm" | "md";
	readonly name?: string;
	readonly ref?: Ref<HTMLInputElement>;
	readonly onKeyDown?: KeyboardEventHandler;
	/** Marked like a faulty field without a sentence: that stands at another field, with which it belongs. */
	readonly isMarked?: boolean;
}

/** A text with label, help, fault and required mark. Faults show when it is left and on saving, never while typing. */
export function TextField(given: Given) {
	const t = useTexts(texts).field;
	const [isLeft, setLeft] = useState(false);
	const [isShown, setShown] = useState(false);
	const { type = "TEXT", required = false, value } = given;
	const fault = fieldFault(type, value, required);
	const own = fault && (given.validate || (isLeft && value !== "")) && t[fault];
	const shared = {
		...useInputProps(given, false, own || undefined),
		...(given.isMarked && { error: true }),
		value,
		size: given.size ?? "sm",
		maxLength: given.maxLength ?? limits.textLength,
		onBlur: () => {
			setLeft(true);
			given.onBlur?.();
		},
		...(given.autoComplete && { autoComplete: given.autoComplete }),
		...(given.name && { name: given.name }),
		...(given.onKeyDown && { onKeyDown: given.onKeyDown }),
		onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
			given.onChange(event.currentTarget.value),
	};
	if (type === "PASSWORD") {
		return (
			<PasswordInput
				{...shared}
				// Mantine says it of every other input itself
				aria-invalid={Boolean(shared.error)}
				{...(given.ref && { ref: given.ref })}
				leftSection={given.leftSection}
				onVisibilityChange={setShown}
				visibilityToggleIcon={VisibilityIcon}
				visibilityToggleButtonProps={{ "aria-label": isShown ? t.hidePassword : t.showPassword }}
			/>
		);
	}
	return (
		<TextInput
			{...shared}
			{...htmlTypes[type]}
			{...roomProps(roomOf(type, given.maxLength))}
			classNames={{ input: "field-input" }}
			{...(given.ref && { ref: given.ref })}
			leftSection={given.leftSection ?? icons[type]}
			rightSection={
				type === "SEARCH" &&
				value !== "" && (
					<CloseButton size="sm" aria-label={t.clear} onClick={() => given.onChange("")} />
				)
			}
		/>
	);
}

/** A text that can only be short (a code, a postal code) has a short field. */
function roomOf(type: InputType, maxLength: number | undefined): FieldRoom | undefined {
	if (type === "PHONE") return "phone";
	return maxLength !== undefined && maxLength <= longestCode ? "code" : undefined;
}

const longestCode = 20;

const icons: Partial<Record<InputType, ReactNode>> = {
	SEARCH: <IconSearch size={16} stroke={1.7} aria-hidden />,
	PHONE: <IconPhone size={16} stroke={1.7} aria-hidden />,
	MAIL: <IconAt size={16} stroke={1.7} aria-hidden />,
};

const htmlTypes = {
	TEXT: { type: "text" },
	URL: { type: "url" },
	MAIL: { type: "email" },
	PHONE: { type: "tel" },
	NUMBER: { type: "text", inputMode: "decimal" },
	SEARCH: { type: "text", role: "searchbox" },
} as const;

function VisibilityIcon({ reveal }: { readonly reveal: boolean }) {
	const Shape = reveal ? IconEyeOff : IconEye;
	return <Shape size={17} stroke={1.7} aria-hidden />;
}
