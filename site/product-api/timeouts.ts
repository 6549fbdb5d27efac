/** Milliseconds a visitor's page waits for the product server before it goes out with its loading text. */
export const visitorTimeoutMs = 700;

/** Milliseconds a link-preview robot waits: it reads the page once and runs no script. */
export const crawlerTimeoutMs = 5000;

/**
 * Query parameter of a page that is asked for whole: a browser without script, which was sent a page in its loading
 * state and can fetch nothing by itself, is led here and waits as long as a robot does.
 */
export const waitForDataParameter = "whole";

/** @returns the promise's value, or "slow" when it takes longer than `milliseconds`; the promise itself runs on. */
export async function waitFor<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | "slow"> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<"slow">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "slow");
  });
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
