import { isMail } from "./is-mail.ts";

/** The kinds of text inputs. */
export type InputType = "TEXT" | "URL" | "MAIL" | "PHONE" | "PASSWORD" | "NUMBER" | "SEARCH";

/** A key of `field` in the texts. */
export type FieldFault = "empty" | "mail" | "url" | "number";

/** What is wrong with a typed text, if anything. An empty field is wrong only where something is required. */
export function fieldFault(
	type: InputType,
	value: string,
	isRequired: boolean,
): FieldFault | undefined {
	const text = value.trim();
	if (text === "") return isRequired ? "empty" : undefined;
	if (type === "MAIL" && !isMail(text)) return "mail";
	if (type === "URL" && !/^https?:\/\/[^\s/]+\S*$/i.test(text)) return "url";
	if (type === "NUMBER" && !/^[-−+]?\d+([.,]\d+)?$/.test(text)) return "number";
	return undefined;
}
