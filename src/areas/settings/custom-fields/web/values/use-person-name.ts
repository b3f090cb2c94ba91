import { useEffect, useEffectEvent, useState } from "react";

/** What a person is called; undefined of somebody who is gone or may not be seen. */
export type NameOfPerson = (id: string) => Promise<string | undefined>;

/**
 * Asks for the name of a person whom nobody has named yet: a form that comes back after a reload knows only her id.
 *
 * @returns undefined while it is asked for, null when nobody knows her
 */
export function usePersonName(
	id: string | null,
	known: string | undefined,
	nameOf: NameOfPerson | undefined,
): string | null | undefined {
	const [found, setFound] = useState<{ id: string; name: string | null }>();
	const ask = useEffectEvent(async (wanted: string) => {
		const name = await nameOf?.(wanted).catch(() => undefined);
		setFound({ id: wanted, name: name ?? null });
	});
	const isOpen = id !== null && known === undefined && nameOf !== undefined;
	useEffect(() => {
		if (isOpen) void ask(id);
	}, [id, isOpen]);
	if (known !== undefined) return known;
	if (!isOpen) return null;
	return found?.id === id ? found.name : undefined;
}
