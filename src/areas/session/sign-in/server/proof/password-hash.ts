import { channel } from "node:diagnostics_channel";
import { hash, verify } from "@node-rs/argon2";

/** argon2id is the package's default algorithm; the work runs in libuv's threads, not on the main one. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Gets a message at every verification, so that observers can see that each way of failing costs the same work. */
export const verificationChannel = "stundwerk:password-verified";
const verifications = channel(verificationChannel);

/** Belongs to no password that anybody could type: verified against where there is no real one. */
const nobodysHash =
	"$argon2id$v=19$m=19456,t=2,p=1$GBaU5scHJCfc5by9b048Dw$8Dz0H7Wbfzuir2mRX0nw5KWyNv/Pg/w5Qq4SMQZkvHc";

/** The same letters may be typed as one character or as letter and mark; both must sign in. */
const asTyped = (password: string) => password.normalize("NFC");

export function hashPassword(password: string): Promise<string> {
	return hash(asTyped(password), cost);
}

/** @param passwordHash null = nobody's; costs the same and never fits */
export async function verifyPassword(passwordHash: string | null, password: string) {
	const fits = await verify(passwordHash ?? nobodysHash, asTyped(password));
	verifications.publish(undefined);
	return fits && passwordHash !== null;
}
