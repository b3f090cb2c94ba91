import { useEffect, useRef } from "react";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import type { FieldValues } from "./group-input.tsx";
import { keyOfName } from "./key-of-name.ts";

/** The key of a field: follows the name of a new one until it is typed. */
export function KeyInput({ values, isNew, ...given }: MasterInputProps<string, FieldValues>) {
	const { value, onChange } = given;
	const offered = keyOfName(values.name);
	const last = useRef(offered);
	useEffect(() => {
		const isFollowing = value === "" || value === last.current;
		if (isNew && offered !== last.current && isFollowing) onChange(offered);
		last.current = offered;
	}, [isNew, offered, value, onChange]);
	return <TextField {...given} maxLength={50} />;
}
