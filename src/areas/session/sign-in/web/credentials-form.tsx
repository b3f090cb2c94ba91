import { Button } from "@mantine/core";
import { IconArrowRight, IconLock, IconUser } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { openForgotPassword } from "#areas/session/passwords/web/public.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { rememberedLogin } from "./remembered-login.ts";
import { type Lock, lockTime } from "./use-lock.ts";
import { useSignIn } from "./use-sign-in.ts";

/** What is kept of the form outside of it: the lock is the name's, and providers are asked whether to stay signed in. */
interface Entered {
	readonly username: string;
	readonly persistent: boolean;
}

interface Given {
	readonly tenantNo: string;
	readonly entered: Entered;
	readonly onEntered: (entered: Entered) => void;
	readonly lock: Lock | null;
	readonly onLock: (username: string, timeUntilRetry: number) => void;
	readonly onDone: () => void;
}

/** Name and password. The name stays after a failure, the password goes. */
export function CredentialsForm(given: Given) {
	const { tenantNo, entered, onEntered, lock } = given;
	const { username, persistent } = entered;
	const t = useTexts(texts);
	const [password, setPassword] = useState("");
	const [isWrong, setWrong] = useState(false);
	const nameField = useRef<HTMLInputElement>(null);
	const passwordField = useRef<HTMLInputElement>(null);
	const { signIn, isBusy } = useSignIn({
		...given,
		onFailed: (areWrong) => {
			setPassword("");
			setWrong(areWrong);
			passwordField.current?.focus();
		},
	});
	const [isNameKnown] = useState(username !== "");
	useEffect(() => {
		const first = isNameKnown ? passwordField : nameField;
		first.current?.focus();
	}, [isNameKnown]);
	const isLocked = lock !== null;
	const mayTry = username.trim() !== "" && password !== "" && !isLocked;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (mayTry && !isBusy) void signIn({ username, password, persistent });
	};
	return (
		<>
			<form className="credentials" noValidate onSubmit={submit}>
				<div className="credentials-name">
					<TextField
						ref={nameField}
						label={t.credentials.username}
						size="md"
						name="username"
						autoComplete="username"
						maxLength={200}
						leftSection={<IconUser size={17} stroke={1.7} aria-hidden />}
						value={username}
						isMarked={isWrong}
						onChange={(typed) => {
							setWrong(false);
							onEntered({ ...entered, username: typed });
						}}
					/>
				</div>
				<div className="credentials-password">
					<TextField
						ref={passwordField}
						type="PASSWORD"
						label={t.credentials.password}
						size="md"
						name="password"
						autoComplete="current-password"
						maxLength={1000}
						leftSection={<IconLock size={17} stroke={1.7} aria-hidden />}
						value={password}
						error={isWrong ? t.credentials.wrong : undefined}
						onChange={(typed) => {
							setWrong(false);
							setPassword(typed);
						}}
					/>
				</div>
				<div className="credentials-keep">
					<CheckboxField
						label={t.credentials.keep}
						help={t.credentials.keepHelp}
						value={persistent}
						onChange={(isKept) => onEntered({ ...entered, persistent: isKept })}
					/>
				</div>
				<CredentialsGo lock={lock} isShut={!mayTry} isBusy={isBusy} />
				<button
					type="button"
					className="entry-link credentials-forgot"
					onClick={() => openForgotPassword(tenantNo)}
				>
					{t.credentials.forgot}
				</button>
			</form>
			<p className="entry-hint credentials-hint">
				{isLocked ? t.lock.hint : t.credentials.noAccess}
			</p>
		</>
	);
}

/** What this browser remembers belongs to one tenant only. */
export function enteredBefore(tenantNo: string): Entered {
	const known = rememberedLogin();
	return known.tenantNo === tenantNo ? known : { username: "", persistent: false };
}

interface CredentialsGoGiven {
	readonly lock: Lock | null;
	readonly isShut: boolean;
	readonly isBusy: boolean;
}

/** Signs in; while that is blocked it says for how long. */
function CredentialsGo({ lock, isShut, isBusy }: CredentialsGoGiven) {
	const t = useTexts(texts);
	const icon =
		lock === null
			? { rightSection: <IconArrowRight size={18} stroke={1.9} aria-hidden /> }
			: { leftSection: <IconLock size={18} stroke={1.7} aria-hidden /> };
	return (
		<Button
			type="submit"
			className="entry-go credentials-go"
			disabled={isShut}
			loading={isBusy}
			{...icon}
		>
			{lock === null ? t.credentials.go : t.lock.button(lockTime(lock.left))}
		</Button>
	);
}
